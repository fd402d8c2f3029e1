import { Room } from '../../ui/room.tsx';
import { Suite, SuiteRoom } from '../../ui/suite.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** The response rates of texts and e-mails, to scale. */
function TenTimes() {
  return (
    <dl className="ten-times">
      <div>
        <dt>Text</dt>
        <dd>10x</dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>1x</dd>
      </div>
    </dl>
  );
}

export function Benefits() {
  return (
    <Room id="what-it-does" title="What comes back" intro="You paid for that list once. This is what I do with it.">
      <Suite columns={3}>
        <SuiteRoom title="SMS Reactivation" door>
          <p>
            Every agent on your cold list gets a short text that reads as if you had typed it: the address, your old
            number, one question. Replies land in one inbox, and whoever says stop is never texted again.
          </p>
        </SuiteRoom>
        <SuiteRoom title="Reconnect with Agents" door>
          <p>
            A listing that was firm in March is tired by June. I sort the list by how long the property has sat and
            whether the price moved, and we write to the agents whose answer has probably changed.
          </p>
        </SuiteRoom>
        <SuiteRoom title="Boost Response Rates" lit>
          <p>
            <Unbroken>
              A text is read while an e-mail waits. Expect 10x better response than e-mail from the same list.
            </Unbroken>
          </p>
          <TenTimes />
        </SuiteRoom>
      </Suite>
    </Room>
  );
}
