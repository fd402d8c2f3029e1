import { jvTerms } from '../../../../../content/deals.ts';
import { FormCheckField } from '../../../forms/form-fields.tsx';
import { DealRoom } from './deal-rooms.tsx';

/** The terms stand where they are agreed to, their split drawn to scale. */
export function AgreementRoom() {
  const { group, submitter } = jvTerms.split;
  return (
    <DealRoom title="Agreement">
      <div className="jv all">
        <div className="measure small jv-split" style={{ gridTemplateColumns: `${group}fr ${submitter}fr` }}>
          <div>
            <b>{group}%</b>
            <span className="note">of the net profit: the group</span>
          </div>
          <div>
            <b>{submitter}%</b>
            <span className="note">you</span>
          </div>
        </div>
        {jvTerms.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <FormCheckField name="jvAgreement" label={jvTerms.agreement} className="all" />
    </DealRoom>
  );
}
