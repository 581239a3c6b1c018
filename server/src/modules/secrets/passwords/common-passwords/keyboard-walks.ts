/** Ways over the keys, and the alphabet; each also backwards. */
const ways = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2s3d4f5g6h7j8k9l',
  'a1s2d3f4g5h6j7k8l9',
  'qawsedrftgyhujikolp',
  'azertyuiop',
  'abcdefghijklmnopqrstuvwxyz',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
].flatMap((way) => [way, [...way].toReversed().join('')]);

const shiftedDigits = ')!@#$%^&*(';
const shortestWalk = 3;
/** Every longer walk is made of pieces of these lengths. */
const pieceLengths = [3, 4, 5];
const pieces = new Set(ways.flatMap(piecesOf));

function piecesOf(way: string): string[] {
  const starts = Array.from(way, (_each, start) => start);
  return pieceLengths.flatMap((length) => starts.map((start) => way.slice(start, start + length)));
}

/** Digits for the signs on their keys: !Q@W and 1q2w are one movement of the hand. */
function unshifted(text: string): string {
  return [...text].map((each) => (shiftedDigits.includes(each) ? String(shiftedDigits.indexOf(each)) : each)).join('');
}

/** Returns true if a lower-case text consists of keyboard walks of three or more keys, or of one repeated key. */
export function isKeyboardWalk(text: string): boolean {
  const keys = unshifted(text);
  const reaches = [true];
  for (let end = 1; end <= keys.length; end += 1) {
    reaches[end] = pieceLengths.some(
      (length) => reaches[end - length] === true && isOneWalk(keys.slice(end - length, end)),
    );
  }
  return keys.length >= shortestWalk && reaches[keys.length] === true;
}

function isOneWalk(keys: string): boolean {
  return pieces.has(keys) || new Set(keys).size === 1;
}
