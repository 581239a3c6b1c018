import { expect, test } from 'vitest';
import { checkBareTexts } from './check-bare-texts.ts';
import { plant } from './kernel/planted.ts';

const found = (drawn: string, rest: Readonly<Record<string, string>> = {}) =>
  checkBareTexts(plant({ 'web/src/ui/part.tsx': drawn, ...rest })).map(
    ({ path, line, message }) => `${path.split('/').at(-1)}:${line} ${message.split(': ').at(-1)}`,
  );

const part = (returned: string, before = '') =>
  `interface Props { readonly label: string; readonly icon: ReactNode; readonly children?: ReactNode }
export function Part({ label, icon, children, isOn }: Props) {
  ${before}
  return ${returned};
}
`;

test('a text that is the only child of an element passes, and so do elements beside each other', () => {
  expect(found(part('<p>{label}</p>'))).toEqual([]);
  expect(found(part('<p>{isOn ? label : <b>{label}</b>}</p>'))).toEqual([]);
  expect(found(part('<p>{icon}{isOn && <b>{label}</b>} <i>{`${label}`}</i></p>'))).toEqual([]);
  expect(found(part('<p>{icon}{rows.map((row) => <b key={row}>{row}</b>)}</p>'))).toEqual([]);
});

test('a text beside a condition, a list, another text or a component is reported', () => {
  expect(found(part('<p>{label}{isOn && <b />}</p>'))).toEqual(['part.tsx:4 {label}']);
  expect(found(part('<p>{isOn && <b />} more</p>'))).toEqual(['part.tsx:4 more']);
  expect(found(part("<p>{rows.map((row) => <b key={row} />)}{t('words')}</p>"))).toEqual(["part.tsx:4 {t('words')}"]);
  expect(found(part('<p>{label}: {`${label}`}</p>'))).toHaveLength(3);
  expect(found(part('<Other>{label}<Late /></Other>'))).toEqual(['part.tsx:4 {label}']);
  expect(found(part('<p>{rows.map((row) => row.label)}</p>'))).toHaveLength(1);
});

test('a name is resolved at its declaration', () => {
  expect(found(part('<p>{shown}<b /></p>', 'const shown = <i>{label}</i>;'))).toEqual([]);
  expect(found(part('<p>{shown}<b /></p>', 'const shown = `${label}!`;'))).toEqual(['part.tsx:4 {shown}']);
  expect(found(part('<p>{draw()}<b /></p>', 'const draw = () => <i>{label}</i>;'))).toEqual([]);
  expect(found(part('<p>{say()}<b /></p>', 'const say = () => label;'))).toEqual(['part.tsx:4 {say()}']);
});

test('a component with other content is reported once a caller gives it a text', () => {
  const drawing = part('<p>{icon}{children}</p>');
  const elements = "export const Use = () => <Part icon={<i />}><b>{t('words')}</b></Part>;\n";
  const texts = "export const Use = () => <Part icon={<i />}>{t('words')}</Part>;\n";
  expect(found(drawing, { 'web/src/ui/use.tsx': elements })).toEqual([]);
  expect(found(drawing, { 'web/src/ui/use.tsx': texts })).toEqual(['part.tsx:4 {children}']);
  const wrapped = part('<Part icon={icon}>{children}</Part>').replace('function Part', 'function Outer');
  const through = { 'web/src/ui/outer.tsx': wrapped, 'web/src/ui/use.tsx': texts.replaceAll('Part', 'Outer') };
  expect(found(drawing, through)).toEqual(['part.tsx:4 {children}']);
});

test('a component, a fragment and a context add no element around a text', () => {
  expect(found(part('label'))).toEqual(['part.tsx:4 label']);
  expect(found(part('<>{label}</>'))).toEqual(['part.tsx:4 {label}']);
  expect(found(part('<p><LabelContext value={1}>{label}</LabelContext></p>'))).toEqual(['part.tsx:4 {label}']);
});
