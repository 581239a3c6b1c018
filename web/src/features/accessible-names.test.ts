import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '@madang/contract/kernel/languages.ts';
import { expect, test } from 'vitest';

type Texts = string | undefined | { readonly [key: string]: Texts };

const features = new URL('.', import.meta.url);
const parts = readdirSync(features, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));

const button = /<((?:Link)?Button)\b(?:(?!<\/?(?:Link)?Button\b)[\s\S])*<\/\1>/g;
const ownName = /aria-label=\{t\('([\w.]+)'/;
const shownText = />\s*\{t\('([\w.]+)'/;

/** Buttons with a name of their own and, as their content, a text of the same capability. */
const pairs = parts.flatMap((file) => {
  const capability = file.split('/').slice(0, 2).join('/');
  if (!existsSync(new URL(`${capability}/messages/ko.ts`, features))) return [];
  return [...readFileSync(new URL(file, features), 'utf8').matchAll(button)].flatMap(([drawn]) => {
    const [name, shown] = [ownName.exec(drawn)?.[1], shownText.exec(drawn)?.[1]];
    return name === undefined || shown === undefined ? [] : [{ capability, name, shown }];
  });
});

function textAt(texts: Texts, key: string): string {
  const found = key.split('.').reduce<Texts>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  if (typeof found !== 'string') throw new TypeError(`There is no text ${key}`);
  return found;
}

test('ACS-01 buttons whose name says more than their text are found', () => {
  expect(pairs.length).toBeGreaterThan(20);
});

test.each(languages)('ACS-01 the name of a button holds the words that it shows, in %s', async (language) => {
  for (const { capability, name, shown } of pairs) {
    const file = (await import(
      /* @vite-ignore */ new URL(`${capability}/messages/${language}.ts`, features).href
    )) as Readonly<Record<string, Texts>>;
    const words = textAt(file[language], shown);
    // Whole words: "changes" does not say "change" to those who speak to their computer.
    const whole = new RegExp(`(?<![a-z])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![a-z])`, 'i');
    expect([capability, name, textAt(file[language], name)]).toEqual([capability, name, expect.stringMatching(whole)]);
  }
});
