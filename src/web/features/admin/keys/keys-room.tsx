import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { DeskKeysContext, keyPressed, type DeskKey } from './desk-keys.ts';
import { keepKeysOn, readKeysOn } from './keys-kept.ts';

const names: Readonly<Record<string, string>> = { Escape: 'Esc', Enter: 'Enter' };

/** Takes the keys of whatever is shown; the latest first. */
function collectKeys() {
  let sets: readonly (() => readonly DeskKey[])[] = [];
  return {
    add(keys: () => readonly DeskKey[]) {
      sets = [keys, ...sets];
      return () => {
        sets = sets.filter((set) => set !== keys);
      };
    },
    list: () => sets.flatMap((set) => set()),
  };
}

/** The desk's keys: whatever is shown says which it has, one place listens, and `?` lists them. Single keys can be turned off. */
export function KeysRoom({ children }: { children: ReactNode }) {
  const [isOn, setOn] = useState(readKeysOn);
  const [help, setHelp] = useState<readonly DeskKey[] | null>(null);
  const [desk] = useState(collectKeys);
  const openHelp = () => setHelp(desk.list());

  useEffect(() => {
    const helpKey: DeskKey = { key: '?', does: 'shows these keys', press: () => setHelp(desk.list()) };
    function onKey(event: KeyboardEvent): void {
      const all = [...desk.list(), helpKey];
      const pressed = keyPressed(event, isOn ? all : all.filter(({ whileTyping }) => whileTyping === true));
      if (pressed === undefined) return;
      event.preventDefault();
      pressed.press();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [desk, isOn]);

  return (
    <DeskKeysContext value={desk}>
      {children}
      <div className="keys-door">
        <Button small onClick={openHelp}>
          Keys <kbd>?</kbd>
        </Button>
      </div>
      {help !== null && (
        <Dialog open title="Keys of the desk" onClose={() => setHelp(null)}>
          <dl className="keys-list">
            {[
              ...help,
              { key: 'Enter', does: 'opens the line that has the focus' },
              { key: '?', does: 'shows these keys' },
            ].map(({ key, does }) => (
              <div key={`${key} ${does}`}>
                <dt>
                  <kbd>{names[key] ?? key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <CheckField
            label="Single keys work on this device"
            hint="Turn them off where a voice or another program types for you."
            checked={isOn}
            onChange={(event) => {
              keepKeysOn(event.target.checked);
              setOn(event.target.checked);
            }}
          />
        </Dialog>
      )}
    </DeskKeysContext>
  );
}
