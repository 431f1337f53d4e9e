/** The fields of every form of the site and of the pages of links. */
export { Amount } from './Amount.tsx';
export { Check } from './Check.tsx';
export { type Choice } from './ChoiceGroup.tsx';
export { Choices } from './Choices.tsx';
export { FileField } from './FileField.tsx';
export { FormElement } from './FormElement.tsx';
export { FormMessage, SendButton } from './SendButton.tsx';
export { Input } from './Input.tsx';
export { Select } from './Select.tsx';
export { TextArea } from './TextArea.tsx';
