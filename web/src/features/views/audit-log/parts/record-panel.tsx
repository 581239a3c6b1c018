import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { undoChange } from '@madang/contract/ground/undo-steps/routes.ts';
import { useState } from 'react';
import { useCountdown } from '../../../../kernel/countdown.ts';
import { call } from '../../../../kernel/call.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useOperationText } from '../../../../kernel/names/operation-text.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { withZone } from '../../../../kernel/names/zone-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { type AuditRecord, useReread } from '../api.ts';
import { useSentence } from '../sentences.ts';
import {
  changedFieldText,
  fieldsText,
  useActorName,
  useChangedValues,
  useDetailFacts,
  useTargetText,
  useText,
} from '../texts.ts';
import { historySearch } from '../person-history.ts';

interface RecordPanelProps {
  readonly record: AuditRecord;
  readonly timeZone: string | undefined;
  /** Whose log it is, where logs of several are read. */
  readonly company?: string;
  readonly onClose: () => void;
}

/** One record with all that it keeps, the ways to others like it, and its undo while there is one. */
export function RecordPanel({ onClose, ...shown }: RecordPanelProps) {
  const operationText = useOperationText();
  const sentence = useSentence();
  const { operation } = shown.record;
  return (
    <SidePanel title={operationText(operation)} lead={sentence(shown.record)} onClose={onClose}>
      <RecordFacts {...shown} onClose={onClose} />
    </SidePanel>
  );
}

/** The same as a layer, where there is no room beside the list. */
export function RecordPopup({ onClose, ...shown }: RecordPanelProps) {
  const operationText = useOperationText();
  return (
    <Popup title={operationText(shown.record.operation)} onClose={onClose}>
      <RecordFacts {...shown} onClose={onClose} />
    </Popup>
  );
}

/** Fields whose values are codes that only the product reads. */
const wordless: ReadonlySet<string> = new Set(['windowTarget', 'icon', 'documentOwner', 'color', 'state']);

function RecordFacts({ record, timeZone, company, onClose }: RecordPanelProps) {
  const t = useText();
  const language = useLanguage();
  const actorName = useActorName();
  const targetText = useTargetText();
  const valuesOf = useChangedValues();
  const detailFacts = useDetailFacts();
  const [, change] = useSearchParams();
  const { actor, operation, target, fields, detail, address, recordId } = record;
  const changes = record.changes.filter(({ field }) => !wordless.has(field));
  // What is said with its values is not named once more.
  const said = new Set(changes.map(({ field }) => changedFieldText(field)));
  const others = fields.filter((name) => !said.has(changedFieldText(name)));
  const facts: [string, string][] = [
    [
      withZone(t('columns.when'), timeZone, language),
      formatDate(record.occurredAt, language, 'dateTimeSeconds', timeZone),
    ],
    [t('columns.who'), actorName(record)],
    ...(company === undefined ? [] : [[t('company'), company] satisfies [string, string]]),
    [t('columns.target'), targetText(record)],
    ...changes.map((each): [string, string] => [changedFieldText(each.field), valuesOf(each).join(' → ')]),
    ...(others.length > 0 || changes.length === 0
      ? [[t('columns.fields'), fieldsText(others) || t('none')] satisfies [string, string]]
      : []),
    ...detailFacts(detail),
    [t('columns.address'), address ?? t('none')],
    [t('columns.record'), recordId],
  ];
  const history = company === undefined ? historySearch(record) : undefined;
  const only = (to: Readonly<Record<string, string>>) => () => change({ ...to, item: null }, 'push');
  return (
    <Stack>
      <Facts facts={facts} />
      {history && (
        <p>
          <Link to={sectionAddresses.employees} search={history}>
            {t('sentence.openHistory')}
          </Link>
        </p>
      )}
      <Actions>
        {actor && (
          <Button small onClick={only({ person: actor.personId })}>
            {t('person')}
          </Button>
        )}
        <Button small onClick={only({ target: `${target.kind}:${target.id}`, kind: 'all' })}>
          {t('target')}
        </Button>
        <Button small onClick={only({ operation })}>
          {t('operation')}
        </Button>
      </Actions>
      {record.undoUntil !== null && <Undo recordId={recordId} until={record.undoUntil} onDone={onClose} />}
    </Stack>
  );
}

interface UndoProps {
  readonly recordId: string;
  /** ISO; the undo goes by itself when it is over, as the server refuses it from then on. */
  readonly until: string;
  readonly onDone?: () => void;
  /** True if it is one of several in a row. */
  readonly isInRow?: boolean;
}

export function Undo({ recordId, until, onDone, isInRow = false }: UndoProps) {
  const t = useText();
  const { toast, showError } = useNotices();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const left = useCountdown(Date.parse(until));
  const undo = async () => {
    setBusy(true);
    try {
      await call(undoChange, { params: { undoId: recordId } });
      toast(t('undone'));
      onDone?.();
    } catch (thrown) {
      await showError(thrown);
    } finally {
      setBusy(false);
      await reread();
    }
  };
  if (left === 0 && !busy) return null;
  if (isInRow) {
    return (
      <Button small busy={busy} onClick={() => void undo()}>
        {t('undoShort')}
      </Button>
    );
  }
  return (
    <Actions>
      <Button variant="danger" busy={busy} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </Actions>
  );
}
