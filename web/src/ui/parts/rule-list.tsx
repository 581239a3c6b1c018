import { useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { CheckIcon, CloseIcon, DotIcon } from '../icons.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { Announcement, VisuallyHidden } from '../visually-hidden.tsx';
import styles from './rule-list.module.css';

export interface Rule {
  readonly text: string;
  readonly met: boolean;
  /** Not merely open: what is typed was refused for it. */
  readonly isRefused?: boolean | undefined;
}

/** How long typing must rest before a screen reader hears which rules are met. */
const quietMs = 900;

/** Rules that tick off while one types. */
export function RuleList({ label, rules }: { readonly label: string; readonly rules: readonly Rule[] }) {
  const texts = useUiTexts();
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {rules.map(({ text, met, isRefused }) => (
          <li key={text} className={cx(styles['rule'], met && styles['met'], isRefused && styles['refused'])}>
            <Mark met={met} isRefused={isRefused} />
            <span>{text}</span>
            <VisuallyHidden>{met ? texts.ruleMet : texts.ruleOpen}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <Announcement text={useNewlyMet(rules, texts.ruleMet)} />
    </>
  );
}

function Mark({ met, isRefused }: Omit<Rule, 'text'>) {
  if (isRefused) return <CloseIcon size={16} />;
  return met ? <CheckIcon size={16} /> : <DotIcon size={16} />;
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
