import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import fieldStyles from '../fields/field.module.css';
import { FieldErrorContext } from '../fields/field.tsx';
import { CheckIcon, DotIcon } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import hidden from '../visually-hidden.module.css';
import { Announcement, VisuallyHidden } from '../visually-hidden.tsx';
import styles from './rule-list.module.css';

export interface Rule {
  readonly text: string;
  readonly met: boolean;
}

/** Milliseconds for which typing must pause before a screen reader announces the rules that are met. */
const quietMs = 900;

/**
 * Rules that tick off while typing, visible with focus; screen readers have them always. The shown fault's rule is
 * omitted.
 */
export function RuleList({ label, rules }: { readonly label: string; readonly rules: readonly Rule[] }) {
  const texts = useUiTexts();
  const fieldError = useContext(FieldErrorContext);
  const shown = rules.filter(({ text }) => text !== fieldError);
  const list = useRef<HTMLUListElement>(null);
  const isOpened = useOpened(list);
  return (
    <>
      <ul ref={list} className={cx(styles['list'], !isOpened && hidden['hidden'])} aria-label={label}>
        {shown.map(({ text, met }) => (
          <li key={text} className={cx(styles['rule'], met && styles['met'])}>
            {met ? <CheckIcon size={16} /> : <DotIcon size={16} />}
            <span>{text}</span>
            <VisuallyHidden>{met ? texts.ruleMet : texts.ruleOpen}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <Announcement text={useNewlyMet(rules, texts.ruleMet)} />
    </>
  );
}

/**
 * Returns true once the surrounding field has had the focus. It stays true: closing again would move the fields below under the
 * pointer.
 */
function useOpened(list: RefObject<HTMLElement | null>): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const field = list.current?.closest(`.${fieldStyles['field']}`);
    const open = () => setOpened(true);
    if (field?.matches(':focus-within')) open();
    field?.addEventListener('focusin', open);
    return () => field?.removeEventListener('focusin', open);
  }, [list]);
  return isOpened;
}

/** The rules met since the last rest, in words; what was met from the start is not news. */
function useNewlyMet(rules: readonly Rule[], metText: string): string {
  const [news, setNews] = useState('');
  const known = useRef<ReadonlySet<string>>(metTexts(rules));
  const met = [...metTexts(rules)].join('\n');
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = new Set(met === '' ? [] : met.split('\n'));
      const fresh = [...now].filter((text) => !known.current.has(text));
      known.current = now;
      if (fresh.length > 0) setNews(fresh.map((text) => `${text.replace(/[.。]$/u, '')}: ${metText}`).join(', '));
    }, quietMs);
    return () => clearTimeout(timer);
  }, [met, metText]);
  return news;
}

function metTexts(rules: readonly Rule[]): ReadonlySet<string> {
  return new Set(rules.filter((rule) => rule.met).map((rule) => rule.text));
}
