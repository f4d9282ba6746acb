/** openStudio({ folder, port, cache }): serves the page on this machine until it is closed. */
export { type OpenStudio, openStudio, type StudioOptions } from './server/open-studio.ts';
