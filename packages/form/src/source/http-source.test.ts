import { expect, it } from 'vitest';
import { httpSource } from './http-source.ts';

it.each(['https://forms.example.com', '//forms.example.com/v1', 'forms'])(
  'refuses %s, which is no path of the page',
  (path) => {
    expect(() => httpSource(path)).toThrow('must be a path of the page itself');
  },
);
