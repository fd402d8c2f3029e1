import { site } from '../../../../content/site.ts';
import { Room } from '../../ui/room.tsx';
import { FORM_ID } from './box-card.tsx';

/** The way a deal comes in. */
export function FormRoom() {
  return (
    <Room
      id={FORM_ID}
      title="Submit a deal"
      door
      intro={
        <p className="lead">
          Send what you have of it to <a href={`mailto:${site.email}`}>{site.email}</a>, with the box you have in mind.
        </p>
      }
    />
  );
}
