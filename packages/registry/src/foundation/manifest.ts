/** How a manifest names a blob or another manifest: what it is, which, and how large. */
export type Descriptor = {
  mediaType: string;
  digest: string;
  size: number;
  artifactType?: string;
  annotations?: Record<string, string>;
};

/** An OCI image manifest, as releases and statements are kept in. */
export type Manifest = {
  schemaVersion: 2;
  mediaType: typeof manifestType;
  artifactType?: string;
  config: Descriptor;
  layers: Descriptor[];
  /** What this manifest says something about. */
  subject?: Descriptor;
  annotations?: Record<string, string>;
};

export const manifestType = 'application/vnd.oci.image.manifest.v1+json';
export const indexType = 'application/vnd.oci.image.index.v1+json';

/** The configuration of a manifest that needs none: the two bytes {}. */
export const emptyConfig: Descriptor = {
  mediaType: 'application/vnd.oci.empty.v1+json',
  digest: 'sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
  size: 2,
};
