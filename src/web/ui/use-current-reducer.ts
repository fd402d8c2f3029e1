import { useRef, useState } from 'react';

/**
 * A reducer whose state can also be read before the next render (`read`), because what is saved or sent must not be one render old.
 */
export function useCurrentReducer<State, Action>(
  reduce: (state: State, action: Action) => State,
  init: () => State,
): readonly [state: State, dispatch: (action: Action) => void, read: () => State] {
  const [drawn, setDrawn] = useState(init);
  const current = useRef(drawn);
  const [{ dispatch, read }] = useState(() => ({
    dispatch(action: Action): void {
      current.current = reduce(current.current, action);
      setDrawn(current.current);
    },
    read: () => current.current,
  }));
  return [drawn, dispatch, read];
}
