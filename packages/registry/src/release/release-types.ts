/** The artifact type of a release. */
export const releaseArtifact = 'application/vnd.formpress.release.v1';

/** The media type of a release's configuration: its release.json. */
export const releaseConfig = 'application/vnd.formpress.release.config.v1+json';

/** The file with the compare report: what changed and what was accepted. */
export const reportTitle = 'compare-report.md';

/** The standard annotation of the source revision. */
export const revisionAnnotation = 'org.opencontainers.image.revision';

/** The annotation that lists the form versions of a release, each as id@version. */
export const formsAnnotation = 'dev.formpress.forms';
