import type { FieldBinding } from '../../../../../kernel/form.ts';
import { usePhoneText } from '../../../../../kernel/forms/phone-text.ts';
import { MobileField } from '../mobile-field.tsx';

interface PhoneTextFieldProps extends FieldBinding<string> {
  readonly disabled?: boolean;
}

/** A number of a person that is kept as one text, typed like every other one behind its calling code. */
export function PhoneTextField(field: PhoneTextFieldProps) {
  return <MobileField {...field} {...usePhoneText(field)} />;
}
