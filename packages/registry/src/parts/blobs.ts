import type { Descriptor } from '../foundation/manifest.ts';
import type { Registry } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { sha256 } from '../foundation/sha256.ts';
import { bytesOf, discardBody } from '../http/body.ts';
import { download } from '../http/download.ts';
import { unexpected } from '../http/unexpected.ts';
import { upload } from '../http/upload.ts';
import type { Connection } from './connection.ts';

type Blobs = Pick<Registry, 'blob' | 'bytes' | 'hasBlob' | 'pushBlob'>;

/** The maximum size of a blob that is read into memory. Larger ones go into files. */
const maxBytesInMemory = 64 * 1024 * 1024;

/** The blobs of a repository. */
export function createBlobs({ send, host, timeLimits, base }: Connection): Blobs {
  const urlOf = ({ digest }: Descriptor) => `${base}/blobs/${digest}`;
  /** A registry that was killed while recording a blob answers 500 until the blob is sent again. */
  const hasBlob = (descriptor: Descriptor, answers: number[] = []) =>
    send({ method: 'HEAD', url: urlOf(descriptor), action: 'pull', answers }, async (response) => {
      await discardBody(response);
      if (response.status === 200) return true;
      if (response.status === 404 || answers.includes(response.status)) return false;
      throw await unexpected(host, `to look for ${descriptor.digest}`, response);
    });
  return {
    blob: (descriptor, toFile) =>
      download(descriptor, toFile, { send, host, timeLimits, url: urlOf(descriptor) }),
    async bytes(descriptor) {
      const { digest, size } = descriptor;
      if (size > maxBytesInMemory)
        throw new RegistryProblem('TOO_LARGE', `${digest} in ${host} is too large.`);
      const found = await send(
        { method: 'GET', url: urlOf(descriptor), action: 'pull', size },
        async (response, isAlive) => {
          if (response.status === 200) return bytesOf(response, size, isAlive);
          throw await unexpected(host, `to return ${digest}`, response);
        },
      );
      if (found.length === size && sha256(found) === digest) return found;
      throw new RegistryProblem(
        'DAMAGED',
        `The registry ${host} returned something other than ${digest}.`,
      );
    },
    hasBlob: (descriptor) => hasBlob(descriptor),
    async pushBlob(descriptor, bytes) {
      if (await hasBlob(descriptor, [500])) return 0;
      const url = `${base}/blobs/uploads/`;
      return upload(descriptor, bytes, { send, host, timeLimits, url });
    },
  };
}
