import type { ComponentType } from 'react';
import { Failed, Loading } from './loading-states.tsx';
import { useLazy } from './use-lazy.ts';

/** A form whose code is loaded when it is shown. If that fails, `reason` is said beside a button to try again. `load` must stay the same. */
export function LateForm<Props extends object>({
  load,
  reason,
  props,
}: {
  load: () => Promise<ComponentType<Props>>;
  reason: string;
  props: Props;
}) {
  const late = useLazy(load);
  if (late.state === 'ready') return <late.Part {...props} />;
  if (late.state === 'loading') return <Loading label="Loading the form..." />;
  return <Failed title="The form could not be loaded" reason={reason} onRetry={late.retry} />;
}
