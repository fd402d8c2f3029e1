import { Loading } from '../../ui/loading-states.tsx';

/** Stands where the calendar will be, with the outline of its days, so that nothing moves when they come. */
export function CalendarLoading({ label }: { label: string }) {
  return (
    <div className="calendar-loading">
      <Loading label={label} />
      <div className="days-and-times" aria-hidden="true">
        <div className="days-to-come" />
      </div>
    </div>
  );
}
