/** A spinner. With a `label` it is announced; without one the text beside it must say what is going on. */
export function Spinner({ label }: { label?: string }) {
  return label === undefined ? (
    <span className="spinner" aria-hidden="true" />
  ) : (
    <output className="row">
      <span className="spinner" aria-hidden="true" />
      {label}
    </output>
  );
}
