import { simplePdf } from '../foundation/simple-pdf.ts';
import {
  basics,
  drawing,
  type HostilePdf,
  latin1,
  packed,
  references,
  says,
} from './hostile-pdf.ts';

/** Streams and objects that are larger than they look. */
export const hostileStreams: HostilePdf[] = [
  {
    name: 'a stream that unpacks beyond all measure',
    says: says.tooLarge,
    make: () =>
      drawing('/F 9 Tf', '/Font<</F 6 0 R>>', {
        4: { dictionary: '/Filter/FlateDecode', data: packed(260 * 1024 * 1024) },
      }),
  },
  {
    name: 'streams that unpack beyond all measure together',
    says: says.tooLarge,
    make: () =>
      drawing('', '', {
        3: `<</Type/Page/Annots[5 0 R]/Contents[${references(30, 6)}]>>`,
        ...Object.fromEntries(
          Array.from({ length: 30 }, (_, i) => [
            6 + i,
            { dictionary: '/Filter/FlateDecode', data: packed(10 * 1024 * 1024) },
          ]),
        ),
      }),
  },
  {
    name: 'a stream packed twenty times',
    says: says.fine,
    make: () =>
      drawing('', '', {
        4: { dictionary: `/Filter[${'/FlateDecode'.repeat(20)}]`, data: packed(1024 * 1024) },
      }),
  },
  {
    name: 'a wrong /Length',
    says: says.fine,
    make() {
      const text = Buffer.from(drawing('q Q')).toString('latin1');
      return latin1(text.replace('/Length 3', '/Length 3333333333'));
    },
  },
  {
    name: 'a length that is its own stream',
    says: 'This PDF is damaged: an object in it contains itself.',
    make: () => simplePdf({ ...basics, 2: '<</Length 2 0 R>>\nstream\nx\nendstream' }),
  },
  {
    name: 'lists within lists',
    says: says.tooDeep,
    make: () => simplePdf({ ...basics, 2: '['.repeat(100_000) }),
  },
  {
    name: 'a list without end',
    says: 'This PDF is damaged: an object in it cannot be read.',
    make: () => simplePdf({ ...basics, 2: '[1 2 3' }),
  },
  {
    name: 'four million values',
    says: says.tooMany,
    make: () => simplePdf({ ...basics, 2: `[${'1 '.repeat(4_000_000)}]` }),
  },
  {
    name: 'a text of five million letters',
    says: 'This PDF is damaged: a text in it has no end.',
    make: () => simplePdf({ ...basics, 2: `<</X(${'x'.repeat(5_000_000)})>>` }),
  },
  {
    name: 'more than 64 MiB',
    says: 'This PDF is larger than 64 MiB.',
    make: () => Buffer.concat([simplePdf(basics), Buffer.alloc(65 * 1024 * 1024)]),
  },
];
