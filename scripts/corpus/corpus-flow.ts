/** The flow of a resident in a state of the corpus, and its texts by language. */
export function corpusFlow(state: string, ids: readonly string[]): string {
  return `QS1:
  breadcrumb: Voluntary withholding
  questions:
    voluntary:
      ask: ${english(state)}
      answer: yesNo
      required: always
      forms:
        true: [${ids.join(', ')}]
        false: []
  next: finish
`;
}

/** The translations of that flow, by language. */
export function corpusFlowTexts(state: string): Record<string, string> {
  return {
    es: pairs(state, 'es', [
      'Retención voluntaria',
      `Usted vive en ${state} y trabaja en otro lugar. ¿Desea que su empleador retenga el impuesto sobre los ingresos de ${state}?`,
    ]),
    fr: pairs(state, 'fr', [
      'Retenue volontaire',
      `Vous habitez en ${state} et travaillez ailleurs. Voulez-vous que votre employeur retienne l'impôt sur le revenu de ${state}?`,
    ]),
  };
}

const english = (state: string) =>
  `You live in ${state} and work elsewhere. Do you want your employer to withhold ${state} income tax?`;

function pairs(state: string, language: string, [crumb = '', question = '']: string[]): string {
  const quoted = JSON.stringify(question);
  return `- en: Voluntary withholding\n  ${language}: ${crumb}\n- en: ${english(state)}\n  ${language}: ${quoted}\n`;
}
