/**
 * In the place of `jsonexport`, by an alias of the build: react-admin's own exporter is off (`exporter: false` in the
 * theme), because lists are exported by the API, and would be a hundredth of the first page.
 */
export default function noExporter(): never {
  throw new Error('Lists are exported by ExportButton');
}
