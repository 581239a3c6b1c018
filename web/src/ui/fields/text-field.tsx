import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { belongsToComposition } from '../composition.ts';
import { Field, type FieldProps, type TypedKind } from './field.tsx';
import { Suffixed } from './suffixed.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url' | 'none';
  readonly placeholder?: string;
  readonly aside?: ReactNode;
  readonly action?: ReactNode;
  /** Written behind the text in the same frame, such as the domain of a new address. */
  readonly suffix?: string;
  /** The language of what is typed, where it is not the page's. */
  readonly lang?: string;
  readonly readOnly?: boolean;
  /** Names, codes and addresses are not words to correct. */
  readonly spellCheck?: boolean;
  /** True for a code of a few characters: the field is no wider. */
  readonly isShort?: boolean;
  /** Kind of text, if the field's other properties do not tell it; 'secret' is left as it is typed. */
  readonly typed?: TypedKind | 'secret';
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', suffix, aside, action, spellCheck = false, isShort, ...field } = props;
  const { autoComplete, inputMode, placeholder, lang, readOnly } = field;
  const kind = props.typed ?? kindOf(props);
  const leave = () => field.onBlur?.(kind === 'secret' ? undefined : kind);
  return (
    <Field field={field} aside={aside} action={action}>
      {(control) => {
        const input = (
          <input
            {...control}
            className={cx(control.className, isShort && styles['short'])}
            {...{ type, autoComplete, inputMode, placeholder, lang, readOnly, spellCheck }}
            autoCapitalize="none"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={leave}
            // Enter sends a form that the focus does not leave.
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === 'Enter' && !belongsToComposition(event)) leave();
              control.onKeyDown?.(event);
            }}
          />
        );
        return suffix === undefined ? input : <Suffixed suffix={suffix}>{input}</Suffixed>;
      }}
    </Field>
  );
}

/** Returns what a field takes by how it is shown: an address, a number, words to be corrected, or a name. */
function kindOf({ type, inputMode, autoComplete, spellCheck }: TextFieldProps): TypedKind {
  if (type === 'search') return 'term';
  if (type === 'url') return 'link';
  if (type === 'tel') return 'number';
  if (type === 'email' || inputMode === 'email' || inputMode === 'url' || autoComplete === 'username') return 'address';
  return spellCheck === true ? 'words' : 'name';
}
