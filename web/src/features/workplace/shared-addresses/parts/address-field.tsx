import type { FieldProps } from '../../../../ui/fields/field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useText } from '../texts.ts';

interface AddressFieldProps {
  readonly field: FieldProps<string>;
  readonly domains: readonly string[];
  readonly isFixed: boolean;
}

/** An address in two fields: what stands before the @, and one of the domains that the company can use. */
export function AddressField({ field, domains, isFixed }: AddressFieldProps) {
  const t = useText();
  const at = field.value.lastIndexOf('@');
  const [local, domain] = [field.value.slice(0, at), field.value.slice(at + 1)];
  if (isFixed) return <TextField {...field} disabled />;
  return (
    <>
      <TextField
        {...field}
        typed="address"
        value={local}
        help={t('local')}
        onChange={(typed) => field.onChange(`${typed.replaceAll('@', '')}@${domain}`)}
      />
      <SelectField
        label={t('domain')}
        help={t('domainHelp')}
        value={domain}
        options={domains.map((value) => ({ value, label: `@${value}` }))}
        onChange={(value) => field.onChange(`${local}@${value}`)}
      />
    </>
  );
}
