import type { Bundle, Interview } from '@formpress/model';

/** The interview to use: the second one when federal values are known and the form has one. */
export function interviewOf(bundle: Bundle, federal: boolean): Interview {
  return (federal ? bundle.withFederal : undefined) ?? bundle.interview;
}
