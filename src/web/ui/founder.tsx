import { about } from '../../../content/about.ts';
import { Portrait } from './portrait.tsx';

const {
  portrait,
  signature,
  name,
}: { readonly portrait?: string; readonly signature?: string; readonly name: string } = about;

/** Who answers: face, what they say, and signature. */
export function Founder({ says }: { says: string }) {
  return (
    <div className="founder">
      <Portrait of={name} {...(portrait !== undefined && { picture: portrait })} />
      <p>
        {says}
        {signature === undefined ? (
          <span className="signature">{name}</span>
        ) : (
          <img className="signature" src={signature} alt={name} width={160} height={48} />
        )}
      </p>
    </div>
  );
}
