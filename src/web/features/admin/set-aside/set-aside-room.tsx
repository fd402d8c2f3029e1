import { useRef, useState } from 'react';
import { SET_ASIDE_AT_ONCE_MAX, type SetAside } from '../../../../contract/set-aside.ts';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty, Failed, Loading } from '../../../ui/loading-states.tsx';
import { useLineKeys } from '../keys/use-line-keys.ts';
import { UndoNote, type Done } from '../parts/undo-note.tsx';
import { countForms } from './describe-set-aside.ts';
import { SetAsideEntry } from './set-aside-entry.tsx';
import { useDecide, useSetAside, useTakeBack } from './set-aside-data.ts';
import { ShowMore } from '../parts/show-more.tsx';
import { latestFailure } from '../parts/latest-failure.ts';

const nothing = () => undefined;

/** What looks like spam, with the reasons: the owner lets it in or removes it. */
export function SetAsideRoom({ timeZone }: { timeZone: string | undefined }) {
  const room = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<Done | null>(null);
  const asked = useSetAside();
  useLineKeys({ room, openId: null, open: nothing, close: nothing, actDoes: 'lets the form in', find: null });
  const forms = asked.data?.pages.flatMap(({ setAside }) => setAside) ?? [];
  const total = asked.data?.pages[0]?.total ?? 0;
  return (
    <div ref={room} tabIndex={-1}>
      {done && <UndoNote key={done.key} done={done} onOver={() => setDone(null)} />}
      {asked.isPending && <Loading label="Loading what was set aside..." />}
      {asked.isLoadingError && (
        <Failed
          title="What was set aside could not be loaded"
          reason={explainFailure(asked.error)}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
      )}
      {asked.data && forms.length === 0 && (
        <Empty title="Nothing is set aside">
          Forms that look like spam appear here with the reasons. They are in no figure, and nobody is told of them.
        </Empty>
      )}
      {asked.data && forms.length > 0 && (
        <>
          <p className="note">{countForms(total)} to decide about</p>
          <p>
            These look like spam, so nothing was done with them: no message, no figure. A form that you let in is as if
            it had never been here. One that you leave goes by itself after a while.
          </p>
          <Forms forms={forms} onDecided={setDone} onTakenBack={() => setDone(null)} timeZone={timeZone} />
        </>
      )}
      <ShowMore list={asked} />
    </div>
  );
}

interface FormsProps {
  forms: readonly SetAside[];
  onDecided: (done: Done) => void;
  onTakenBack: () => void;
  timeZone: string | undefined;
}

/** The list, of which several can be decided about at once. */
function Forms({ forms, onDecided, onTakenBack, timeZone }: FormsProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const decide = useDecide((done) => {
    setTicked(new Set());
    onDecided(done);
  });
  const takeBack = useTakeBack();
  const open = forms.filter(({ decided }) => decided === null).map(({ id }) => id);
  const chosen = open.filter((id) => ticked.has(id));
  const tooMany = chosen.length > SET_ASIDE_AT_ONCE_MAX;
  const isBusy = decide.isPending || takeBack.isPending;
  const failure = latestFailure(decide, takeBack);

  function tick(id: string, isTicked: boolean): void {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  }

  return (
    <>
      <div className="bulk-bar">
        <div className="row">
          {open.length > 0 && (
            <Button small onClick={() => setTicked(new Set(open))}>
              Choose all listed
            </Button>
          )}
          {chosen.length > 0 && (
            <Button small onClick={() => setTicked(new Set())}>
              Choose none
            </Button>
          )}
          <output className="note">{chosen.length > 0 && `${countForms(chosen.length)} chosen`}</output>
        </div>
        {chosen.length > 0 && (
          <div className="row">
            <Button
              small
              busy={isBusy}
              disabled={tooMany}
              onClick={() => decide.mutate({ ids: chosen, decision: 'let_in' })}
            >
              Let the chosen in
            </Button>
            <Button
              small
              busy={isBusy}
              disabled={tooMany}
              onClick={() => decide.mutate({ ids: chosen, decision: 'remove' })}
            >
              Remove the chosen
            </Button>
            {tooMany && <span className="second">At most {SET_ASIDE_AT_ONCE_MAX} at once.</span>}
          </div>
        )}
      </div>
      {failure && (
        <p role="alert" className="err">
          {explainFailure(failure)}
        </p>
      )}
      <ul className="entries set-aside" aria-label="Set aside">
        {forms.map((form) => (
          <SetAsideEntry
            key={form.id}
            form={form}
            isTicked={ticked.has(form.id)}
            isBusy={isBusy}
            onTick={tick}
            onDecide={(id, decision, startsAt) =>
              decide.mutate({ ids: [id], decision, ...(startsAt !== undefined && { startsAt }) })
            }
            onTakeBack={(id) => takeBack.mutate([id], { onSuccess: onTakenBack })}
            timeZone={timeZone}
          />
        ))}
      </ul>
    </>
  );
}
