/** Personal data that a password must not reveal; unknown values are omitted. */
export interface PasswordPerson {
  /** The full login ID or the user id alone. */
  readonly loginId?: string;
  readonly employeeNumber?: string;
  /** Number as written, such as +82-10-1234-5678. */
  readonly mobile?: string;
  readonly companyPhone?: string;
  /** The person's own at work. */
  readonly workPhone?: string;
}

/** Shorter ones are parts of too many words: the mail address a@... must not forbid every a. */
const shortestName = 3;
const lastDigits = 4;

/**
 * PWD-04: returns true if a password contains the ID, the employee number, the phone number or the mobile number's last
 * 4 digits, in any letter case.
 */
export function namesPerson(password: string, person: PasswordPerson): boolean {
  const bare = withoutMarks(password);
  return (
    contains(bare, withoutMarks(person.loginId?.split('@')[0] ?? ''), shortestName) ||
    contains(bare, withoutMarks(person.employeeNumber ?? ''), shortestName) ||
    contains(bare, digitsOf(person.mobile).slice(-lastDigits), lastDigits) ||
    [person.mobile, person.companyPhone, person.workPhone].some((phone) =>
      waysToWrite(phone).some((digits) => contains(bare, digits, lastDigits)),
    )
  );
}

/** 1234-5678 and 1234.5678 are the same number, min.jun and min_jun the same name. */
function withoutMarks(value: string): string {
  return value.toLowerCase().replaceAll(/[._-]/g, '');
}

function contains(password: string, part: string, shortest: number): boolean {
  return part.length >= shortest && password.includes(part);
}

/** +82-2-123-4567 is also dialled 2-123-4567 and 02-123-4567. */
function waysToWrite(phone = ''): string[] {
  const national = digitsOf(/^\+\d+[- ](.+)$/.exec(phone)?.[1] ?? phone);
  return [digitsOf(phone), national, `0${national}`].filter((digits) => digits.length > 1);
}

function digitsOf(phone = ''): string {
  return phone.replaceAll(/\D/g, '');
}
