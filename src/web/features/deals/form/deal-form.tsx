import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Market } from '../../../../../content/markets.ts';
import { formPaths, LOOK_AGAIN } from '../../../../contract/form-pages.ts';
import { visitorPaths } from '../../../../contract/visitor-api.ts';
import { FormErrorSummary } from '../../../forms/form-error-summary.tsx';
import { FormNameContext, fieldId } from '../../../forms/field-id.ts';
import { takeCarriedText } from '../../../listing/carried-text.ts';
import { Button } from '../../../ui/button.tsx';
import { chooseMarket, fillInForm } from '../board/deal-board.tsx';
import { formatWholeDollars } from '../../../ui/format-money.ts';
import { AcceptedPanel } from './accepted-panel.tsx';
import { AssumedNote, AutoFillRoom } from './auto-fill-room.tsx';
import { DealRooms } from './deal-rooms.tsx';
import { dealPaths } from './deal-values.ts';
import { SendingNote } from '../../../forms/sending/sending-note.tsx';
import { TrapField } from '../../../forms/trap-field.tsx';
import { KeptNote } from '../../../forms/kept-note.tsx';
import { MisfitPanel } from './misfit-panel.tsx';
import { moveDeal } from './place-question.tsx';
import { AutoFillProvider, useAutoFill } from './use-auto-fill.ts';
import { dealRules, useDealForm } from './use-deal-form.ts';
import { ShareDeal } from './share/share-deal.tsx';
import { useLinkedDeal } from './share/use-linked-deal.ts';
import { SheetProvider } from './sheet.ts';
import { useDealSheet } from './use-deal-sheet.ts';
import { useSubmitDeal } from './use-submit-deal.ts';
import { useWordsBehind } from './use-words-behind.ts';
import '../../../styles/parts/deal-outcome.css';
import '../../../styles/parts/lit-words.css';
import { pathIn } from '../../../../contract/languages.ts';
import { pageLanguage, say, sayOwn } from '../../../words/say.ts';
import { tellFigure } from '../../../../contract/tell-figure.ts';

const FORM_NAME = 'deal';

/** The deal form, typed or filled from a pasted text. */
export function DealForm() {
  const deal = useDealForm();
  const autoFill = useAutoFill(deal);
  const wordsBehind = useWordsBehind(autoFill.passageOf);
  useLinkedDeal(autoFill);
  const { sheet, Summary, goOn } = useDealSheet(deal, autoFill);
  const sending = useSubmitDeal(deal);
  const submit = useRef<HTMLDivElement>(null);
  /** What a press in the misfit panel has changed, in sentences, until something else is typed or chosen. */
  const [changed, setChanged] = useState<string | null>(null);

  // The visitor comes from the plan of the home page, with a text that was read there.
  const takeUp = useRef((text: string) => {
    deal.setListing(text);
    void autoFill.fill(text);
  });
  useEffect(() => {
    const text = takeCarriedText();
    if (text !== null) takeUp.current(text);
  }, []);

  function readyToSubmit(...sentences: readonly string[]) {
    setChanged([...sentences, say('Press Submit deal to send it there.')].join(' '));
    submit.current?.querySelector('button')?.focus();
  }

  const isChosen = (market: Market) => say('{box} is chosen.', { box: sayOwn(market.title) });

  function choose(market: Market) {
    chooseMarket(market.id);
    readyToSubmit(isChosen(market));
  }

  function move(market: Market) {
    const { city } = deal.form.getValues();
    if (!moveDeal(deal.form.getValues(), market).isCityDoubtful) return readyToSubmit(isChosen(market));
    readyToSubmit(isChosen(market), say('Look at the city again: {city} is typed.', { city }));
    document.getElementById(fieldId(FORM_NAME, 'city'))?.focus();
  }

  function lower(market: Market, askDollars: number) {
    fillInForm('askingPrice', tellFigure(askDollars));
    const values = { sum: formatWholeDollars(askDollars), box: sayOwn(market.title) };
    readyToSubmit(say('The asking price is {sum} now, and {box} takes it.', values));
  }

  return (
    <FormNameContext value={FORM_NAME}>
      <FormProvider {...deal.form}>
        <AutoFillProvider value={autoFill}>
          <SheetProvider value={sheet}>
            <div className="deal-form">
              {sending.sent && (
                <AcceptedPanel
                  sent={sending.sent}
                  onNext={() => {
                    sending.startNext();
                    document.getElementById(fieldId(FORM_NAME, 'propertyAddress'))?.focus();
                  }}
                />
              )}
              <AutoFillRoom listing={deal.listing} setListing={deal.setListing} />
              {/* Without script it is sent to its page (src/server/routes/form-pages.ts). */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the first focus loads the rules */}
              <form
                method="post"
                action={pathIn(pageLanguage(), formPaths.deal)}
                data-sends={visitorPaths.deals}
                noValidate
                aria-label={say('Deal')}
                onKeyDown={goOn}
                onFocus={(event) => {
                  dealRules.prefetch();
                  wordsBehind.onFocus(event);
                }}
                onBlur={wordsBehind.onBlur}
                onPointerMove={wordsBehind.onPointerMove}
                onPointerLeave={wordsBehind.onPointerLeave}
                onChange={(event) => {
                  setChanged(null);
                  wordsBehind.onChange(event);
                }}
                onSubmit={(event) => {
                  event.preventDefault();
                  setChanged(null);
                  sending.submit();
                }}
              >
                <FormErrorSummary title={say(LOOK_AGAIN)} names={dealPaths} attempt={sending.attempts} />
                {Summary && <Summary />}
                <DealRooms />
                <AssumedNote />
                <TrapField take={sending.takeTrap} />
                <SendingNote notice={sending.notice} />
                <div className="row" ref={submit}>
                  <Button type="submit" variant="go" busy={sending.isBusy}>
                    {say(sending.isBusy ? 'Submitting...' : 'Submit deal')}
                  </Button>
                </div>
                <output className="chosen-box">{changed}</output>
                {sending.misfit && (
                  <MisfitPanel misfit={sending.misfit} onLower={lower} onChoose={choose} onMove={move} />
                )}
                <ShareDeal />
                {deal.isKept && (
                  <KeptNote
                    onClear={() => {
                      setChanged(null);
                      sending.clear();
                    }}
                  />
                )}
              </form>
            </div>
          </SheetProvider>
        </AutoFillProvider>
      </FormProvider>
    </FormNameContext>
  );
}
