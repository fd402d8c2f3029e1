export type Step = 'info' | 'payment' | 'onboarding';

const rooms: readonly { step: Step; name: string }[] = [
  { step: 'info', name: 'Your details' },
  { step: 'payment', name: 'Payment' },
  { step: 'onboarding', name: 'Onboarding' },
];

function stateOf(index: number, at: number): 'done' | 'here' | 'ahead' {
  if (index < at) return 'done';
  return index === at ? 'here' : 'ahead';
}

/** The three steps in a row, with `at` as the present one; null while it is unknown. */
export function StepRooms({ at }: { at: Step | 'done' | null }) {
  const index = at === 'done' ? rooms.length : rooms.findIndex(({ step }) => step === at);
  return (
    <ol className="step-rooms walled" aria-label="Steps of the checkout">
      {rooms.map(({ step, name }, place) => {
        const state = stateOf(place, index);
        return (
          <li key={step} data-state={state} {...(state === 'here' && { 'aria-current': 'step' as const })}>
            <span className="step-name">{name}</span>
            {state === 'done' && <span className="step-done">Done</span>}
          </li>
        );
      })}
    </ol>
  );
}
