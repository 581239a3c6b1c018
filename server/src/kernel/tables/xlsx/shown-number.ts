import type { NumberLook } from './styles.ts';

const dayMilliseconds = 86_400_000;
const secondsOfDay = 86_400;

/** Text that a spreadsheet shows for a number: 15 digits, zeros of its format, or a date as YYYY-MM-DD. Other texts come back. */
export function shownNumber(value: string, look: NumberLook, isFrom1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (look.kind === 'date' && number >= 0) return shownDate(number, isFrom1904) ?? plainNumber(number);
  if (look.kind === 'time' && number >= 0)
    return number < 1 ? timeOf(number) : (shownDate(number, isFrom1904) ?? value);
  return look.digits !== undefined && Number.isInteger(number) && number >= 0
    ? filledUp(plainNumber(number), look.digits)
    : plainNumber(number);
}

/** Spreadsheets keep 15 digits; what stands in a file beyond them is the rest of a division. */
function plainNumber(number: number): string {
  const rounded = Number(number.toPrecision(15));
  if (Number.isInteger(rounded)) return BigInt(rounded).toString();
  const text = String(rounded);
  return text.includes('e-') ? withoutZeros(rounded.toFixed(20)) : text;
}

function withoutZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** Puts digits into the zeros of a format from the right; more digits than zeros stand before the first. */
function filledUp(digits: string, format: string): string {
  let left = digits.length;
  const zeros = format.split('0').length - 1;
  let shown = '';
  let place = zeros;
  for (const letter of [...format].toReversed()) {
    if (letter !== '0') {
      shown = letter + shown;
      continue;
    }
    place -= 1;
    const from = place === 0 ? 0 : left - 1;
    shown = (left > 0 ? digits.slice(from, left) : '0') + shown;
    left = Math.max(0, from);
  }
  return shown;
}

/** Day 60 of the system of 1900 is a 29 February that did not exist; undefined beyond the year 9999. */
function shownDate(serial: number, isFrom1904: boolean): string | undefined {
  const seconds = Math.round(serial * secondsOfDay);
  const day = Math.floor(seconds / secondsOfDay);
  if (day > 2_958_465) return undefined;
  const epoch = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  const date =
    !isFrom1904 && day === 60 ? '1900-02-29' : new Date(epoch + day * dayMilliseconds).toISOString().slice(0, 10);
  const rest = seconds - day * secondsOfDay;
  return rest === 0 ? date : `${date} ${timeOf(rest / secondsOfDay)}`;
}

function timeOf(share: number): string {
  const seconds = Math.round(share * secondsOfDay) % secondsOfDay;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
