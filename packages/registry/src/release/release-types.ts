/** What registries know a release by. */
export const releaseArtifact = 'application/vnd.formpress.release.v1';

/** The configuration of a release: its release.json. */
export const releaseConfig = 'application/vnd.formpress.release.config.v1+json';

/** The file in which a release says what changed and what was accepted. */
export const reportTitle = 'compare-report.md';

/** The revision of the sources, where tools look for it. */
export const revisionAnnotation = 'org.opencontainers.image.revision';

/** The form versions of a release, each as id@version. */
export const formsAnnotation = 'dev.formpress.forms';
