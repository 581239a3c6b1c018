import { editDistance } from '@madang/contract/secrets/credentials/password-change.ts';
import { terminalText, type TerminalText } from './kernel/terminal-text.ts';

const prefix = 'MADANG_';
/** Others may have variables that begin so: of these one is named that is next to a setting alone. */
const shared = ['DATABASE_', 'SMTP_', 'SMS_', 'MAIL_'];
/** Settings that the project's own tools and tests read. */
const ofTools = [
  'MADANG_API',
  'MADANG_DRILL',
  'MADANG_DRILL_REGISTRY',
  'MADANG_FULL',
  'MADANG_REPORT',
  'MADANG_STATIC_PORT',
];

const texts = {
  unknown: { en: 'Madang has no setting {name}.', ko: '{name}은(는) Madang의 설정이 아닙니다.' },
  mistyped: {
    en: 'Madang has no setting {name}; did you mean {nearest}?',
    ko: '{name}은(는) Madang의 설정이 아닙니다. {nearest}을(를) 입력하려던 것이 아닌지 확인하세요.',
  },
} as const satisfies Record<string, TerminalText>;

/**
 * Warns of each variable that looks like a setting but was not read, because a mistyped name keeps the default. Values
 * are not shown.
 */
export function unreadSettings(
  environment: Readonly<Record<string, string | undefined>>,
  read: ReadonlySet<string>,
): string[] {
  const known = [...read].flatMap((name) => [name, `${name}_FILE`]);
  return Object.keys(environment)
    .filter((name) => !known.includes(name) && !ofTools.includes(name))
    .flatMap((name) => {
      const hasPrefix = name.startsWith(prefix);
      if (!hasPrefix && !shared.some((each) => name.startsWith(each))) return [];
      const nearest = nearestOf(name, known);
      if (nearest !== undefined) return [terminalText(texts.mistyped, { name, nearest })];
      return hasPrefix ? [terminalText(texts.unknown, { name })] : [];
    });
}

/** Compared without the prefix, which not every setting has. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const typed = name.replace(prefix, '');
  const farthest = name.startsWith(prefix) ? Math.min(3, Math.ceil(typed.length / 2)) : 2;
  return known
    .map((each) => ({ each, distance: editDistance(typed, each.replace(prefix, '')) }))
    .toSorted((a, b) => a.distance - b.distance)
    .find(({ distance }) => distance <= farthest)?.each;
}
