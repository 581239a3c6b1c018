/** Returns true if a character appears `times` times or more in a row. */
export function repeatsCharacter(value: string, times: number): boolean {
  const characters = [...value];
  return characters.some((character, start) => {
    const row = characters.slice(start, start + times);
    return row.length === times && row.every((other) => other === character);
  });
}

const shortestDigitRun = 3;

/** PWD-03, IDR-04: returns true if three or more digits count up or down by one, such as 123 or 987. */
export function hasDigitRun(value: string): boolean {
  for (const [digits] of value.matchAll(/[0-9]{3,}/g)) {
    for (let start = 0; start + shortestDigitRun <= digits.length; start += 1) {
      const [first = 0, second = 0, third = 0] = Array.from(digits.slice(start, start + shortestDigitRun), Number);
      if (second - first === third - second && Math.abs(second - first) === 1) return true;
    }
  }
  return false;
}
