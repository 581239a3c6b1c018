/** Proposes codes of departments one after the other that are not taken. */
export function freeCodes(taken: ReadonlySet<string>): () => string {
  let next = 0;
  return () => {
    for (;;) {
      next += 1;
      const code = `DEPT${String(next).padStart(4, '0')}`;
      if (!taken.has(code)) return code;
    }
  };
}
