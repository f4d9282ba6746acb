/** How a manifest refers to a blob or another manifest: media type, digest and size. */
export type Descriptor = {
  mediaType: string;
  digest: string;
  size: number;
  artifactType?: string;
  annotations?: Record<string, string>;
};

/** An OCI image manifest, which holds a release or a statement. */
export type Manifest = {
  schemaVersion: 2;
  mediaType: typeof manifestType;
  artifactType?: string;
  config: Descriptor;
  layers: Descriptor[];
  /** The manifest that this one refers to. */
  subject?: Descriptor;
  annotations?: Record<string, string>;
};

export const manifestType = 'application/vnd.oci.image.manifest.v1+json';
export const indexType = 'application/vnd.oci.image.index.v1+json';

/** The empty configuration of a manifest: the two bytes {}. */
export const emptyConfig: Descriptor = {
  mediaType: 'application/vnd.oci.empty.v1+json',
  digest: 'sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
  size: 2,
};
