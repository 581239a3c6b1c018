import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import { saveText } from '../../../../kernel/calls/save-text.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileButton } from '../../../../ui/fields/file-button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { beginWithFile, beginWithText, kindsQuery, rereadImports } from '../api.ts';
import { useText } from '../texts.ts';
import { templateOf } from './template.ts';
import styles from './start.module.css';

const accepted = '.csv,.txt,.tsv,.xlsx';

/** BLK-10: cells copied from a spreadsheet, or a file chosen or dropped; nothing is registered by it. */
export function StartImport() {
  const t = useText();
  const [search, change] = useSearchParams();
  const { data: kinds } = useQuery(kindsQuery());
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const [busy, begin] = useBegin();
  const kind = search.get('kind') ?? 'people';
  const chosen = kinds?.items.find((each) => each.kind === kind) ?? kinds?.items[0];
  const beginFile = (file: File | undefined) => file && void begin(() => beginWithFile(file, chosen?.kind ?? ''));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    beginFile(event.dataTransfer.files[0]);
  };
  return (
    // The button below chooses a file without a mouse.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['start']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles['head']}>
        <SelectField
          label={t('start.kind')}
          value={chosen?.kind ?? ''}
          options={(kinds?.items ?? []).map((each) => ({ value: each.kind, label: each.label }))}
          onChange={(next) => change({ kind: next })}
        />
        <Button
          icon={<DownloadIcon size={16} />}
          onClick={() => chosen && saveText(`${chosen.label}.csv`, 'text/csv', templateOf(chosen))}
        >
          {t('start.template')}
        </Button>
      </div>
      <div className={styles['box']}>
        <TextAreaField label={t('start.paste')} help={t('start.pasteHelp')} rows={8} value={text} onChange={setText} />
      </div>
      <Actions>
        <Button
          variant="primary"
          busy={busy}
          disabledReason={text.trim() === '' ? t('start.nothing') : undefined}
          onClick={() => void begin(() => beginWithText(text, chosen?.kind ?? ''))}
        >
          {t('start.go')}
        </Button>
        <FileChoice isBusy={busy} onChoose={beginFile} />
      </Actions>
    </div>
  );
}

interface FileChoiceProps {
  readonly isBusy: boolean;
  readonly onChoose: (file: File | undefined) => void;
}

function FileChoice({ isBusy, onChoose }: FileChoiceProps) {
  const t = useText();
  const id = useId();
  return (
    <span className={styles['file']}>
      <FileButton
        control={{
          id,
          name: undefined,
          className: undefined,
          onBlur: undefined,
          onKeyDown: undefined,
          disabled: isBusy,
          'aria-required': undefined,
          'aria-invalid': false,
          'aria-describedby': `${id}-help`,
        }}
        text={t('start.file')}
        accept={accepted}
        onChoose={onChoose}
      />
      <span id={`${id}-help`}>{t('start.fileHelp', { max: importLimits.fileBytes / 1_000_000 })}</span>
    </span>
  );
}

/** Sends what an import begins with, and opens it. */
function useBegin() {
  const notices = useNotices();
  const queries = useQueryClient();
  const [, change] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const begin = async (send: () => Promise<string>) => {
    setBusy(true);
    try {
      const importId = await send();
      change({ item: importId, kind: null }, 'push');
      await rereadImports(queries);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return [busy, begin] as const;
}
