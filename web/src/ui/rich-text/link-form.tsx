import { type KeyboardEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { takeFocusAtField } from '../take-focus.ts';
import { linkAddress } from './address.ts';
import { belongsToComposition } from '../composition.ts';
import styles from './editor.module.css';
import type { LinkTexts } from './marks.ts';

interface LinkFormProps {
  /** The address that the words have; '' for none. */
  readonly present: string;
  readonly texts: LinkTexts;
  /** An address, '' to take the link away, undefined to leave it as it was. */
  readonly onDone: (address: string | undefined) => void;
}

/** Asks where the selected words lead; it stands in the form of the text, and is none itself. */
export function LinkForm({ present, texts, onDone }: LinkFormProps) {
  const { cancel } = useUiTexts();
  const [typed, setTyped] = useState(present);
  const [isRefused, setRefused] = useState(false);
  const apply = () => {
    const address = linkAddress(typed);
    setRefused(address === undefined);
    if (address !== undefined) onDone(address);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || belongsToComposition(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onDone(undefined);
  };
  return (
    // The keys are those of the field inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['link']} ref={takeFocusAtField} onKeyDown={keyDown}>
      <TextField
        label={texts.address}
        value={typed}
        onChange={setTyped}
        onEnter={apply}
        inputMode="url"
        placeholder="https://"
        error={isRefused ? texts.invalid : undefined}
      />
      <div className={styles['acts']}>
        {present !== '' && (
          <Button small onClick={() => onDone('')}>
            {texts.remove}
          </Button>
        )}
        <Button small onClick={() => onDone(undefined)}>
          {cancel}
        </Button>
        <Button small variant="primary" onClick={apply}>
          {texts.apply}
        </Button>
      </div>
    </div>
  );
}
