/** The decisions in --answer, such as f1_09[0]=f1_08[0] or f1_09[0]=none. */
export function answersOf(option: unknown): { was: string; is: string | undefined }[] {
  const words = Array.isArray(option) ? (option as string[]) : [];
  return words.map((word) => {
    const at = word.lastIndexOf('=');
    const is = word.slice(at + 1);
    return { was: word.slice(0, at), is: is === 'none' ? undefined : is };
  });
}
