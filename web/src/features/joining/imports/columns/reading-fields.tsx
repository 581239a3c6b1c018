import { tableDelimiters, tableEncodings } from '@madang/contract/joining/imports/kinds.ts';
import { type ImportDetail, rereadImport } from '@madang/contract/joining/imports/routes.ts';
import type { Reading } from '@madang/contract/joining/imports/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { type Choice, SelectField } from '../../../../ui/fields/select-field.tsx';
import { rereadImportOf } from '../api.ts';
import { useText } from '../texts.ts';

const headerLines = [0, 1, 2, 3, 4, 5];

/** Ways to read the file: its letters, delimiter, sheet and headings; a change has it read again. */
export function ReadingFields({ detail }: { readonly detail: ImportDetail }) {
  const t = useText();
  const { reading, sheets, format } = detail;
  const [busy, reread] = useRereading(detail);
  const disabled = busy || !can(detail, 'reread');
  if (!reading)
    return detail.state === 'failed' && detail.refusal?.code === 'MB909' && detail.source === 'file' ? (
      <SelectField
        label={t('reading.encoding')}
        value=""
        options={[
          { value: '', label: t('reading.choose') },
          ...tableEncodings.map((value) => ({ value, label: encodingLabel(value, t) })),
        ]}
        disabled={disabled}
        onChange={(value) => void reread({ encoding: tableEncodings.find((each) => each === value) ?? '' })}
      />
    ) : null;
  const lines = headerLines.includes(reading.headerLine) ? headerLines : [...headerLines, reading.headerLine];
  return (
    <>
      {reading.encoding !== '' && detail.source === 'file' && (
        <SelectField
          label={t('reading.encoding')}
          value={reading.encoding}
          options={tableEncodings.map((value) => ({ value, label: encodingLabel(value, t) }))}
          disabled={disabled}
          onChange={(value) => void reread({ encoding: tableEncodings.find((each) => each === value) ?? '' })}
        />
      )}
      {reading.delimiter !== '' && (format === 'csv' || format === 'tsv') && (
        <SelectField
          label={t('reading.delimiter')}
          value={reading.delimiter}
          options={tableDelimiters.map((value) => ({ value, label: t(`reading.delimiters.${nameOf(value)}`) }))}
          disabled={disabled}
          onChange={(value) => void reread({ delimiter: tableDelimiters.find((each) => each === value) ?? '' })}
        />
      )}
      {sheets.length > 1 && (
        <SelectField
          label={t('reading.sheet')}
          value={reading.sheet}
          options={sheets.map(({ name, isHidden }): Choice => ({
            value: name,
            label: isHidden ? t('reading.hidden', { name }) : name,
          }))}
          disabled={disabled}
          onChange={(sheet) => void reread({ sheet })}
        />
      )}
      <SelectField
        label={t('reading.headerLine')}
        value={String(reading.headerLine)}
        options={lines.map((line) => ({
          value: String(line),
          label: line === 0 ? t('reading.noHeader') : t('reading.line', { number: line }),
        }))}
        disabled={disabled}
        onChange={(line) => void reread({ headerLine: Number(line) })}
      />
    </>
  );
}

const unicode = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
} as const;

/** An encoding by its standard's name, or with the language that it is of. */
function encodingLabel(encoding: (typeof tableEncodings)[number], t: ReturnType<typeof useText>): string {
  return encoding in unicode
    ? unicode[encoding as keyof typeof unicode]
    : t(`reading.encodings.${encoding as Exclude<typeof encoding, keyof typeof unicode>}`);
}

const names = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const;
const nameOf = (delimiter: keyof typeof names) => names[delimiter];

/** Settings for a file that could not be read: headings are its first line. */
const unread: Reading = { encoding: '', delimiter: '', sheet: '', headerLine: 1 };

function useRereading({ importId, reading }: ImportDetail) {
  const notices = useNotices();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const reread = async (change: Partial<Reading>) => {
    setBusy(true);
    try {
      await call(rereadImport, { params: { importId }, body: { ...(reading ?? unread), ...change } });
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      await rereadImportOf(queries, importId);
      setBusy(false);
    }
  };
  return [busy, reread] as const;
}
