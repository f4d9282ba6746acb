declare module 'saxen' {
  type Context = { data: string; line: number; column: number };
  type Hooks = {
    openTag: (
      name: string,
      attributes: () => Record<string, string>,
      decode: (text: string) => string,
      isSelfClosing: boolean,
      context: () => Context,
    ) => void;
    closeTag: (name: string) => void;
    text: (text: string, decode: (text: string) => string) => void;
    cdata: (text: string) => void;
    error: (error: Error, context: () => Context) => void;
    attention: (text: string) => void;
  };
  /** A parser of XML that calls hooks. It opens no other file and knows no entities but those of XML. */
  export class Parser {
    on<Name extends keyof Hooks>(name: Name, hook: Hooks[Name]): this;
    parse(xml: string): this;
  }
}
