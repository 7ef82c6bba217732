interface ImportMetaEnv {
  /** The path that the site is served at. */
  readonly BASE_URL: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
