import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import { useQuery } from '@tanstack/react-query';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { usePhoneText } from '../../../../kernel/forms/phone-text.ts';
import { phoneTyping } from '../../../../kernel/forms/phone-typing.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { phoneCodesQuery } from '../contact-api.ts';

interface OwnPhoneProps extends FieldBinding<string> {
  readonly disabled: boolean;
  readonly help?: string;
}

/** A number of one's own that is no contact of the account, typed like those that are. */
export function OwnPhone(field: OwnPhoneProps) {
  const { data: codes = [{ value: koreanCallingCode, label: koreanCallingCode }] } = useQuery(
    phoneCodesQuery(useLanguage()),
  );
  const typed = { ...field, ...usePhoneText(field) };
  return <PhoneField {...typed} {...phoneTyping(typed, codes)} countryCodes={codes} placeholder="2-1234-5678" />;
}
