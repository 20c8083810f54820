/**
 * How large an element is. Width and height are told at once, so that what depends on both is drawn and laid out once.
 */
import type { Attachment } from 'svelte/attachments';

export class Size {
  width = $state(0);
  height = $state(0);

  readonly of: Attachment<Element> = (element) => {
    const measure = () => {
      this.width = element.clientWidth;
      this.height = element.clientHeight;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
