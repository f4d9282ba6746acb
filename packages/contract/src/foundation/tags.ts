/** The groups of operations, in display order. */
export const tags = [
  { name: 'Authentication', description: 'A token for an API key. Every other call needs one.' },
  { name: 'Forms', description: 'Which forms apply, and which there are.' },
  { name: 'Questions', description: 'Question sets of forms and of guided flows.' },
  {
    name: 'PDF and Tax Parameters',
    description: 'What a form needs, its blank, and the completed form.',
  },
  { name: 'Documentation', description: 'The description of this interface.' },
  { name: 'Monitoring', description: 'Whether the service is up, for load balancers.' },
] as const;

/** The name of a group of operations. */
export type Tag = (typeof tags)[number]['name'];
