/** What `formpress lock` recorded about a form's PDF. */
type LockedFields = {
  /** What is printed in each field, by its name in pdf.yaml. */
  holds?: Record<string, string>;
  /** By blank, then by the full name of a field. */
  blanks?: Record<string, Record<string, { lines?: string[] }>>;
};

/** What a lock says about fields. A damaged lock says nothing here, because it is reported elsewhere. */
export function lockedFields(lock: Uint8Array | undefined): LockedFields {
  if (!lock) return {};
  try {
    return JSON.parse(Buffer.from(lock).toString()) as LockedFields;
  } catch (trouble) {
    if (trouble instanceof SyntaxError) return {};
    throw trouble;
  }
}
