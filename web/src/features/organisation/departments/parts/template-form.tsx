import { fieldText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FieldRow, FieldRows, type RowCell } from '../../../../ui/field-rows/field-rows.tsx';
import { CheckBox } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { nameFor } from '../names.ts';
import { hasParent, type TreeRow } from '../templates/draft-tree.ts';
import type { TemplateKind, TemplateTexts } from '../templates/template.ts';
import { useText } from '../texts.ts';
import { useTemplate } from '../use-template.ts';
import { formKeys } from '../../../../ui/composition.ts';

interface TemplateFormProps {
  readonly kind: TemplateKind;
  readonly texts: TemplateTexts;
  /** The codes right under the company. */
  readonly existing: ReadonlySet<string>;
  readonly onClose: () => void;
}

const fields = [
  { name: 'departmentName', width: 'wide' },
  { name: 'englishDepartmentName', width: 'wide', lang: 'en' },
  { name: 'departmentCode', width: 'narrow' },
] as const;

/** The departments of a template: unticked, edited, and made together. */
export function TemplateForm({ onClose, ...begin }: TemplateFormProps) {
  const t = useText();
  const language = useLanguage();
  const template = useTemplate(begin, onClose);
  const { rows, count, busy, form } = template;
  return (
    <form
      ref={form}
      noValidate
      {...formKeys}
      onSubmit={(event) => void template.send(event)}
      data-unsaved={template.isUnsaved}
    >
      <Stack>
        <FieldRows
          label={t('title')}
          actsHead=""
          heads={fields.map(({ name, width }) => ({ key: name, width, content: fieldText(name) }))}
        >
          {rows.map((row) => (
            <TemplateRow key={row.key} row={row} template={template} />
          ))}
        </FieldRows>
        <FormActions
          submit={t('template.create', { count: formatNumber(count, language) })}
          busy={busy}
          disabledReason={count === 0 ? t('template.none') : undefined}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

interface TemplateRowProps {
  readonly row: TreeRow;
  readonly template: ReturnType<typeof useTemplate>;
}

function TemplateRow({ row, template: { rows, notify, faultOf } }: TemplateRowProps) {
  const t = useText();
  const language = useLanguage();
  const name = nameFor(row.values, language);
  const canBeMade = hasParent(rows, row);
  const isOpen = row.state === 'open';
  const cells = fields.map(({ name: field, width, ...lang }): RowCell => ({
    key: field,
    width,
    content: isOpen ? (
      <TextField
        {...lang}
        name={field}
        label={fieldText(field)}
        required
        disabled={!row.isIncluded || !canBeMade}
        value={row.values[field]}
        error={faultOf(row, field)}
        onChange={(value) => notify({ kind: 'changed', key: row.key, field, value })}
      />
    ) : (
      row.values[field]
    ),
  }));
  return (
    <FieldRow
      label={name}
      isUnder={row.parent !== undefined}
      lead={{
        kind: 'box',
        content: (
          <label>
            <CheckBox
              checked={row.isIncluded && canBeMade}
              disabled={!isOpen || !canBeMade}
              onChange={(isIncluded) => notify({ kind: 'ticked', key: row.key, isIncluded })}
            />
            <VisuallyHidden>{name}</VisuallyHidden>
          </label>
        ),
      }}
      cells={cells}
      acts={isOpen ? '' : t(`template.${row.state}`)}
      fault={faultOf(row, '')}
    />
  );
}
