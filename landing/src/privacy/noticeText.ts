/** The privacy notice as data: an introduction and titled parts of paragraphs and lists. */
export interface Notice {
  title: string;
  updated: string;
  introduction: string;
  parts: { title: string; paragraphs: string[]; items?: string[]; closing?: string }[];
}
