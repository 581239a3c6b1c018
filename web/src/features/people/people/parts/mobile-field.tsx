import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import { useQuery } from '@tanstack/react-query';
import { phoneTyping } from '../../../../kernel/forms/phone-typing.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PhoneField, type PhoneFieldProps } from '../../../../ui/fields/phone-field.tsx';
import { countriesQuery } from '../api.ts';

/** Someone's mobile number, as the console asks for it. */
export function MobileField(field: Omit<PhoneFieldProps, 'countryCodes'> & { readonly onBlur: () => void }) {
  const { data } = useQuery(countriesQuery(useLanguage()));
  const codes = data?.callingCodes.map(({ callingCode, names }) => ({ value: callingCode, label: names })) ?? [
    { value: koreanCallingCode, label: koreanCallingCode },
  ];
  return <PhoneField {...field} {...phoneTyping(field, codes)} countryCodes={codes} placeholder="10-1234-5678" />;
}
