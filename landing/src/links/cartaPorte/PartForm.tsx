import { Fragment, useSyncExternalStore } from 'react';
import type { Localized } from '../../locale.ts';
import { cartaPorteMessages } from './messages.ts';
import type { PartEditor } from './PartEditor.ts';
import { PartInput } from './PartInput.tsx';
import { SaveNotice } from './SaveNotice.tsx';
import type { Part } from './types.ts';
import { withEntry, withoutEntry } from './values.ts';

interface PartFormProps extends Localized {
  editor: PartEditor;
  mayFill: boolean;
}

/** The form of the part that the party fills; each value is saved when its input is left. */
export function PartForm({ editor, mayFill, locale }: PartFormProps) {
  const { content, values } = useSyncExternalStore(editor.subscribe, () => editor.view);
  const [part] = content.parts;
  return (
    <form className="form link__sections" noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset className="form__group" disabled={!mayFill}>
        <PartSections sections={part.sections} editor={editor} locale={locale} />
        {part.lists.map(({ list, label }) => (
          <Fragment key={list}>
            <button
              className="button button--quiet"
              type="button"
              onClick={() => editor.put(list, withEntry(values, list))}
            >
              {label}
            </button>
            <SaveNotice path={list} editor={editor} locale={locale} />
          </Fragment>
        ))}
      </fieldset>
    </form>
  );
}

interface PartSectionsProps extends Localized {
  sections: Part['sections'];
  editor: PartEditor;
}

/** The sections in their order; those of the stops of a load with more than two are an ordered list. */
function PartSections({ sections, ...props }: PartSectionsProps) {
  const from = sections.findIndex(({ stop }) => stop);
  const to = sections.findLastIndex(({ stop }) => stop) + 1;
  const render = (section: Part['sections'][number]) => (
    <PartSection key={section.title} section={section} {...props} />
  );
  if (from < 0) return sections.map(render);
  return (
    <>
      {sections.slice(0, from).map(render)}
      <ol className="link__stops">
        {sections.slice(from, to).map((section) => (
          <li key={section.stop}>{render(section)}</li>
        ))}
      </ol>
      {sections.slice(to).map(render)}
    </>
  );
}

interface PartSectionProps extends Localized {
  section: Part['sections'][number];
  editor: PartEditor;
}

function PartSection({ section, editor, locale }: PartSectionProps) {
  const { title, list, index, fields } = section;
  const { remove } = cartaPorteMessages[locale];
  return (
    <section>
      <h2>{title}</h2>
      {fields.map((field) => (
        <PartInput key={field.path} field={field} editor={editor} locale={locale} />
      ))}
      {list && typeof index === 'number' && (
        <button
          className="button button--quiet"
          type="button"
          onClick={() => editor.put(list, withoutEntry(editor.view.values, list, index))}
        >
          {remove}: {title}
        </button>
      )}
    </section>
  );
}
