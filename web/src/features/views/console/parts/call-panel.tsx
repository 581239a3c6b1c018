import type { DescribedAnswer, DescribedShape } from '@madang/contract/kernel/description/routes.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import type { CallRow } from '../described-calls.ts';
import { type ShapeLine, shapeLines, typeText } from '../shape-lines.ts';
import { useText } from '../texts.ts';
import styles from './call-panel.module.css';

interface CallPanelProps {
  readonly call: CallRow;
  readonly onClose: () => void;
}

/** One call: who may, what is sent, what comes back, and with which codes it refuses. */
export function CallPanel({ call, onClose }: CallPanelProps) {
  const t = useText();
  const { method, path, parameters, requestBody, responses } = call;
  const given = parameters.map(({ name, required, schema }) => ({
    depth: 0,
    name,
    type: typeText(schema),
    isRequired: required,
    codes: schema['x-codes'] ?? [],
  }));
  const done = Object.entries(responses).find(([status]) => status < '400')?.[1];
  const refusals = Object.entries(responses).filter(([status]) => status >= '400');
  return (
    <SidePanel title={`${method} ${path}`} onClose={onClose}>
      <Stack>
        <Facts
          facts={[
            [t('calls.who'), t(`calls.access.${call['x-access']}`)],
            [t('calls.area'), call.tags[0]],
            ['operationId', <code key="id">{call.operationId}</code>],
          ]}
        />
        {given.length > 0 && (
          <Section title={t('calls.parameters')}>
            <Lines lines={given} />
          </Section>
        )}
        {requestBody && (
          <Section title={t('calls.body')}>
            <Lines lines={shapeLines(shapeIn(requestBody.content))} />
          </Section>
        )}
        <Section title={t('calls.answer')}>
          <Answer answer={done} />
        </Section>
        <Section title={t('calls.refusals')}>
          <Refusals refusals={refusals} />
        </Section>
      </Stack>
    </SidePanel>
  );
}

function shapeIn(content: NonNullable<DescribedAnswer['content']>): DescribedShape {
  const shape = Object.values(content)[0]?.schema;
  return shape && !('$ref' in shape) ? shape : {};
}

function Answer({ answer }: { readonly answer: DescribedAnswer | undefined }) {
  const t = useText();
  const content = answer?.content ?? {};
  if ('*/*' in content) return <p>{t('calls.document')}</p>;
  return <Lines lines={shapeLines(shapeIn(content))} />;
}

function Lines({ lines }: { readonly lines: readonly ShapeLine[] }) {
  const t = useText();
  if (lines.length === 0) return <p>{t('calls.nothing')}</p>;
  return (
    <ul className={styles['lines']}>
      {lines.map(({ depth, name, type, isRequired, codes }, place) => (
        // The same name may stand in two inner objects; its line has no other identity.
        <li key={place} data-depth={Math.min(depth, 4)}>
          <code className={styles['name']}>{name}</code> <code>{type}</code>
          {isRequired && <span className={styles['note']}>{` ${t('calls.required')}`}</span>}
          {codes.length > 0 && <span className={styles['codes']}>{codes.join(', ')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A code is shown without the case it comes of: what the sentence is filled with is left open. */
const unfilled = { 0: '…', 1: '…', 2: '…', 3: '…', validatedName: '…', seconds: '…', minutes: '…' };

function Refusals({ refusals }: { readonly refusals: readonly (readonly [string, DescribedAnswer])[] }) {
  return (
    <ul className={styles['lines']}>
      {refusals.flatMap(([status, answer]) =>
        (answer['x-codes'] ?? []).map((code) => (
          <li key={code}>
            <code className={styles['name']}>{`${status} ${code}`}</code>
            <span className={styles['codes']}>{errorText({ code, params: unfilled })}</span>
          </li>
        )),
      )}
    </ul>
  );
}
