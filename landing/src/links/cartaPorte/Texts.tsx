/** A list of sentences below a title; nothing without any. */
export function Texts({ title, texts }: { title: string; texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <section className="link__sections">
      <h2>{title}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
